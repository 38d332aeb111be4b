/** Whether everything runs, `npm run test:all`: also what seldom differs between releases of WordPress and PHP. */
export const isFull = process.argv.includes( '--all' );
