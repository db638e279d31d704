import { FileGone, type FileStore } from './file-store';
import { FilesOnce } from './files-once';

/** Files in memory; `onRead` is what happens at that moment. */
class MemoryFiles implements FileStore {
  readonly files = new Map<string, string>();
  onRead: (name: string) => void = () => undefined;

  async names(): Promise<string[]> {
    return [...this.files.keys()];
  }

  async read(name: string): Promise<Buffer> {
    this.onRead(name);
    const content = this.files.get(name);
    if (content === undefined) throw new FileGone(`${name} is gone.`);
    return Buffer.from(content);
  }

  async write(name: string, content: Buffer): Promise<void> {
    this.files.set(name, String(content));
  }
}

let from: MemoryFiles;
let to: MemoryFiles;
let once: FilesOnce;
beforeEach(() => {
  [from, to] = [new MemoryFiles(), new MemoryFiles()];
  from.files.set('a.webp', 'a').set('b.webp', 'b');
  once = new FilesOnce(from, to);
});

describe('files that are copied while somebody works on them', () => {
  it('stay copied where they are deleted later, and those that came are copied as well', async () => {
    await once.copy();
    from.files.delete('a.webp');
    from.files.set('c.webp', 'c');
    await once.copy();
    expect([...to.files]).toEqual([
      ['a.webp', 'a'],
      ['b.webp', 'b'],
      ['c.webp', 'c'],
    ]);
    expect(once.count).toBe(3);
  });

  it('are left out where they are deleted before they are read', async () => {
    from.onRead = () => from.files.delete('b.webp');
    await once.copy();
    expect([...to.files.keys()]).toEqual(['a.webp']);
    expect(once.count).toBe(1);
  });

  it('are read once', async () => {
    const read: string[] = [];
    from.onRead = (name) => void read.push(name);
    await once.copy();
    await once.copy();
    expect(read).toEqual(['a.webp', 'b.webp']);
  });

  it('fail where the store does', async () => {
    from.onRead = () => {
      throw new Error('the disk is broken');
    };
    await expect(once.copy()).rejects.toThrow('the disk is broken');
  });
});
