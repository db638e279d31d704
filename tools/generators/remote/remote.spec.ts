import path from 'node:path';
import generateRemote from './remote.js';

/** What a generator sees of a workspace. */
class Tree {
  readonly files = new Map<string, string>();
  exists(path: string): boolean {
    return [...this.files.keys()].some((file) => file === path || file.startsWith(`${path}/`));
  }
  children(folder: string): string[] {
    const names = [...this.files.keys()].map((file) => path.relative(folder, file).split(path.sep)[0] ?? '');
    return [...new Set(names)].filter((name) => name !== '..');
  }
  read(file: string): string | undefined {
    return this.files.get(file);
  }
  write(path: string, text: string): void {
    this.files.set(path, text);
  }
}

let tree: Tree;
const generate = (name = 'careers', address = '/jobs') => generateRemote(tree as never, { name, address, port: 4203 });
beforeEach(() => {
  tree = new Tree();
});

describe('the generator of an app', () => {
  it('writes the app, the guide of its team and its workflow, in its words', () => {
    generate();
    const paths = [...tree.files.keys()];
    for (const path of ['careers/project.json', 'docs/teams/careers.md', 'docs/teams/ci/careers.yml']) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => !/^(careers\/|docs\/teams\/(ci\/)?careers\.)/.test(path))).toEqual([]);
    expect(tree.files.get('careers/release.config.json')).toContain('/jobs');
    expect([...paths, ...tree.files.values()].filter((text) => /__(name|address|port|title)__/.test(text))).toEqual([]);
  });

  it.each([
    ['careers/old.ts', 'There is a folder careers already.'],
    ['docs/teams/careers.md', 'There is a file docs/teams/careers.md already'],
    ['docs/teams/ci/careers.yml', 'There is a file docs/teams/ci/careers.yml already'],
  ])('writes nothing where it would touch what is there: %s', (path, words) => {
    tree.write(path, 'of another team');
    expect(() => generate()).toThrow(words);
    expect([...tree.files]).toEqual([[path, 'of another team']]);
  });

  it('takes no name that Nx knows a library by', () => {
    tree.write('libs/contracts-of-work/project.json', JSON.stringify({ name: 'contracts' }));
    expect(() => generate('contracts')).toThrow('There is a project contracts already.');
    expect(tree.files.size).toBe(1);
  });

  it.each(['/about', '/blog', '/blog/news'])('takes no address that an app here has: %s', (address) => {
    tree.write(
      'public-site/release.config.json',
      JSON.stringify({ addresses: ['/*', '/about', '/blog/:slug', '/jobs-old'] }),
    );
    expect(() => generate('careers', address)).toThrow(`No app can own ${address}: public-site has`);
    generate('careers', '/jobs');
  });

  it.each(['/work/jobs/engineering', '/work/jobs', '/work'])(
    'takes no part of what an app here owns: %s',
    (address) => {
      tree.write(
        'careers/release.config.json',
        JSON.stringify({ scope: '/work/jobs', addresses: ['/work/jobs/list'] }),
      );
      expect(() => generate('engineering', address)).toThrow(`No app can own ${address}: careers owns /work/jobs.`);
      generate('engineering', '/work/jobs-of-engineers');
    },
  );

  it.each([
    ['Careers', '/jobs', '"Careers" is no name for an app'],
    ['status', '/jobs', 'No product takes an app of the name status'],
    ['class', '/jobs', 'No product takes an app of the name class'],
    ['new', '/jobs', 'No product takes an app of the name new'],
    ['api', '/jobs', 'No product takes an app of the name api'],
    ['careers', 'jobs', '"jobs" is no part of a site'],
    ['careers', '/api', 'No app can own /api'],
    ['careers', '/media/jobs', 'No app can own /media/jobs'],
    ['careers', '/admin/help', 'No app can own /admin/help'],
  ])('takes no name or address that can’t be one: %s %s', (name, address, words) => {
    expect(() => generate(name, address)).toThrow(words);
    expect(tree.files.size).toBe(0);
  });
});
