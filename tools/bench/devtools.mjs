/** How long a page must be quiet to count as idle, in milliseconds, and what may be done meanwhile. */
const QUIET = 1500;
const NEARLY_NOTHING = 50;

/**
 * What the browser's developer tools say of a page.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function devtoolsOf( page ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );

	/** @return {Promise<number>} The main thread's task time so far, in milliseconds. */
	const cpu = async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		const task = metrics.find( ( { name } ) => name === 'TaskDuration' );
		return ( task?.value ?? 0 ) * 1000;
	};

	/** @return {Promise<number>} Bytes after garbage collection. */
	const heap = async () => {
		await session.send( 'HeapProfiler.enable' );
		for ( let round = 0; round < 3; round++ ) {
			await session.send( 'HeapProfiler.collectGarbage' );
		}
		const { usedSize } = await session.send( 'Runtime.getHeapUsage' );
		await session.send( 'HeapProfiler.disable' );
		return usedSize;
	};

	/** Waits until the main thread has been quiet for a while. */
	const untilQuiet = async () => {
		let before = await cpu();
		for ( let round = 0; round < 40; round++ ) {
			await page.waitForTimeout( QUIET );
			const now = await cpu();
			if ( now - before < NEARLY_NOTHING ) {
				return;
			}
			before = now;
		}
	};

	return { session, cpu, heap, untilQuiet };
}
