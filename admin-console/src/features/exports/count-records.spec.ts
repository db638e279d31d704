import { RecordCounter } from './count-records';

const file = 'Name,Message\r\nAda,"One\r\n""two""\n"\r\n"Bö\n",three\r\n';

it('counts the records of a file, however it is cut on the way', () => {
  const bytes = new TextEncoder().encode(file);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const counter = new RecordCounter();
    counter.read(bytes.subarray(0, cut));
    counter.read(bytes.subarray(cut));
    expect(counter.count).toBe(3);
  }
});
