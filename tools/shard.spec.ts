import { shardOf } from './shard';

const list = ['a', 'b', 'c', 'd', 'e'];

describe('the shares of a list', () => {
  it('are the whole of it together, and none holds what another does', () => {
    const shares = ['1/3', '2/3', '3/3'].map((shard) => shardOf(list, shard));
    expect(shares.flat().sort()).toEqual(list);
    expect(shardOf(list, undefined)).toEqual(list);
  });

  it.each(['0/3', '4/3', '1', '1/0', 'a/b', ''])('are none of %p', (shard) => {
    expect(() => shardOf(list, shard)).toThrow('--shard takes a share such as 2/7');
  });
});
