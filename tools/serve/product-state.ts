const timeoutMs = 5_000;

/** One sentence about the product at an address: whether the app's calls will reach it. */
export async function productState(product: string): Promise<string> {
  const trouble = await troubleOf(product);
  if (!trouble) return `Its calls go to the product at ${product}.`;
  return `${trouble} Its calls fail until a product does: start one with npm start, or name another with --api=ADDRESS.`;
}

async function troubleOf(product: string): Promise<string | null> {
  try {
    const response = await fetch(`${product}/api/health/ready`, { signal: AbortSignal.timeout(timeoutMs) });
    const isProduct = response.headers.get('content-type')?.includes('json');
    if (!isProduct) return `${product} answers, but is not the product.`;
    return response.ok ? null : `The product at ${product} is not ready (status ${response.status}).`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return `No product answers at ${product} (${cause?.code ?? cause?.message ?? name}).`;
  }
}
