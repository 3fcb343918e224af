import { expect, test } from 'vitest';
import { Queue } from './Queue.ts';

test('runs tasks in order, also after one that failed, and each caller gets the own result', async () => {
  const queue = new Queue();
  const ran: string[] = [];
  const task = (name: string, result: () => string) => async () => {
    ran.push(`${name} begins`);
    await Promise.resolve();
    ran.push(`${name} ends`);
    return result();
  };
  const results = await Promise.allSettled([
    queue.add(task('a', () => 'A')),
    queue.add(
      task('b', () => {
        throw new Error('No');
      }),
    ),
    queue.add(task('c', () => 'C')),
  ]);
  expect(ran).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results).toMatchObject([
    { value: 'A' },
    { status: 'rejected', reason: { message: 'No' } },
    { value: 'C' },
  ]);
});
