import { FileGone, type FileStore } from './file-store';

/** Copies each file once. What somebody deletes meanwhile is left out. */
export class FilesOnce {
  private readonly copied = new Set<string>();

  constructor(
    private readonly from: FileStore,
    private readonly to: FileStore,
  ) {}

  get count(): number {
    return this.copied.size;
  }

  has(name: string): boolean {
    return this.copied.has(name);
  }

  async copy(): Promise<void> {
    for (const name of await this.from.names()) if (!this.copied.has(name)) await this.copyOne(name);
  }

  private async copyOne(name: string): Promise<void> {
    try {
      await this.to.write(name, await this.from.read(name));
      this.copied.add(name);
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
    }
  }
}
