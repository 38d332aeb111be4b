/**
 * @jest-environment jsdom
 */
import { stubGlobal } from '@tests/unit/stubGlobal';
import { untilIdle } from '.';

it( 'goes on for a browser that finds no idle moment', async () => {
	stubGlobal(
		'requestIdleCallback',
		( run: () => void, options?: IdleRequestOptions ) =>
			options?.timeout === undefined
				? 0
				: setTimeout( run, Math.min( options.timeout, 1 ) )
	);
	await expect( untilIdle() ).resolves.toBeUndefined();
} );
