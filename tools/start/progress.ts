/** Prints a step, and how long it took once it is done. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  process.stdout.write(`  ${title} …`);
  try {
    const result = await work();
    console.log(` done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log(' failed');
    throw error;
  }
}
