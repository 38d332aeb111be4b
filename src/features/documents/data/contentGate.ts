import apiFetch from '@wordpress/api-fetch';
import { contentProblem } from '../../../kernel/contentProblem';
import { isRecord, rawText } from '../../../kernel/guards';
import { refusal } from '../../../platform/refusal';
import { contentWords } from './contentWords';

const WRITES = [ 'POST', 'PUT', 'PATCH' ];

/** The methods behind which proxies let others through. */
const methodOf = ( {
	method = 'GET',
	headers = {},
}: Pick< Parameters< typeof apiFetch >[ 0 ], 'method' | 'headers' > ): string =>
	( headers[ 'X-HTTP-Method-Override' ] ?? method ).toUpperCase();

/**
 * From here on no request takes content to the server that the server could not bear, whoever made it:
 * pasted, imported, typed as code or saved by a block. It is rejected in words, and nothing is sent.
 */
export function watchContent(): void {
	apiFetch.use( ( options, next ) => {
		const { data } = options;
		const problem =
			WRITES.includes( methodOf( options ) ) && isRecord( data )
				? contentProblem( rawText( data.content ) )
				: null;
		return problem
			? Promise.reject( refusal( contentWords( problem ) ) )
			: next( options );
	} );
}
