import apiFetch from '@wordpress/api-fetch';
import { contentProblem, sendingProblem } from '../../../kernel/contentProblem';
import { isRecord, rawText } from '../../../kernel/guards';
import { invalidContent, refusal } from '../../../platform/refusal';
import {
	requestMethod,
	sendsContent,
	type Next,
	type RequestOptions,
} from '../../../platform/requestMethod';
import { invalidContentMessage, storedContentMessage } from './contentMessages';

/**
 * From here on no request sends content that could crash the server, wherever it comes from:
 * pasted, imported, typed as code or saved by a block, nor content that would lose what is set in a block. It is
 * rejected in words, and nothing is sent. Nor does content arrive at core-data that would stop the browser as soon as blocks are made of it.
 */
export function contentMiddleware(): void {
	apiFetch.use( ( options: RequestOptions, next: Next ) => {
		const { data } = options;
		const problem =
			sendsContent( options ) && isRecord( data )
				? sendingProblem( rawText( data.content ) )
				: null;
		if ( problem ) {
			// eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
			return Promise.reject(
				refusal( invalidContentMessage( problem ) )
			);
		}
		const answer = next( options );
		return isForBlocks( options ) ? answer.then( checked ) : answer;
	} );
}

/** Whether blocks may be made of the answer: a record to be edited, as a whole, or the patterns to insert. */
const isForBlocks = ( options: RequestOptions ): boolean =>
	requestMethod( options ) === 'GET' &&
	/^\/?wp\/v2\/[^?]+\?(?!.*_fields=).*context=edit/.test(
		options.path ?? ''
	);

/** The answer, without patterns that are invalid; rejects where it is one document, and invalid. */
async function checked( answer: unknown ): Promise< unknown > {
	if ( ! ( answer instanceof Response ) ) {
		return sound( answer );
	}
	// A copy is read, because an answer can be read only once.
	const read: unknown = await answer
		.clone()
		.json()
		.catch( () => null );
	const kept = sound( read );
	return kept === read
		? answer
		: new Response( JSON.stringify( kept ), {
				status: answer.status,
				headers: answer.headers,
			} );
}

function sound( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		const isKept = ( item: unknown ) =>
			! isRecord( item ) ||
			item.type !== 'wp_block' ||
			problemIn( item ) === null;
		return value.every( isKept ) ? value : value.filter( isKept );
	}
	const problem = problemIn( value );
	if ( problem ) {
		// In the shape in which `wp.apiFetch` rejects.
		// eslint-disable-next-line @typescript-eslint/only-throw-error
		throw invalidContent( storedContentMessage( problem ) );
	}
	return value;
}

const problemIn = ( value: unknown ) =>
	isRecord( value ) && isRecord( value.content )
		? contentProblem( rawText( value.content ) )
		: null;
