import { FaultedProduct } from '../faults/product';
import { createDatabase, manyPosts } from './bench-database';
import { SmallSite } from './small-site';

export interface LoadStage {
  product: FaultedProduct;
  /** Of different things each time, so that nothing held answers it. */
  searchOf(index: number): string;
  end(): Promise<void>;
}

/** The real shell and API with so many posts, on the server that DATABASE_URL or TEST_DATABASE_URL names. */
export async function startLoadStage(posts: number): Promise<LoadStage> {
  const database = await createDatabase();
  const site = new SmallSite();
  await site.release('one');
  const product = new FaultedProduct(database.url, site.releasesDir);
  const end = async () => {
    await product.stop();
    await site.remove();
    await database.drop();
  };
  try {
    await product.start();
    await database.query(manyPosts(posts));
  } catch (error) {
    await end();
    throw error;
  }
  return {
    product,
    searchOf: (index) => `/api/posts?search=week%20${index % posts}&limit=12&offset=${index % 7}`,
    end,
  };
}
