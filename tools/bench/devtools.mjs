/** How long a page must be quiet to count as idle, in milliseconds, and what may be done meanwhile. */
const QUIET = 1000;
const NEARLY_NOTHING = 35;

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

	/** Waits until the main thread has been quiet for a while. The pointer moves meanwhile, so that what is done at rest isn't yet. */
	const untilQuiet = async () => {
		let before = await cpu();
		for ( let round = 0; round < 60; round++ ) {
			await page.mouse.move( 4, 600 + ( round % 2 ) );
			await page.waitForTimeout( QUIET );
			const now = await cpu();
			if ( now - before < NEARLY_NOTHING ) {
				return;
			}
			before = now;
		}
	};

	const traffic = countTraffic( session );
	await session.send( 'Network.enable' );
	return { cpu, heap, untilQuiet, traffic };
}

/** @param {import('@playwright/test').CDPSession} session */
function countTraffic( session ) {
	/** @type {Set<string>} */
	const scripts = new Set();
	/** @type {Set<string>} */
	const answers = new Set();
	const traffic = { scriptBytes: 0, requests: 0, restBytes: 0 };
	session.on( 'Network.requestWillBeSent', ( { request } ) => {
		if ( ! request.url.startsWith( 'data:' ) ) {
			traffic.requests += 1;
		}
	} );
	session.on(
		'Network.responseReceived',
		( { requestId, type, response } ) => {
			if ( type === 'Script' ) {
				scripts.add( requestId );
			}
			if ( /\/wp-json\/|[?&]rest_route=/.test( response.url ) ) {
				answers.add( requestId );
			}
		}
	);
	session.on(
		'Network.loadingFinished',
		( { requestId, encodedDataLength } ) => {
			if ( scripts.has( requestId ) ) {
				traffic.scriptBytes += encodedDataLength;
			}
			if ( answers.has( requestId ) ) {
				traffic.restBytes += encodedDataLength;
			}
		}
	);
	return traffic;
}
