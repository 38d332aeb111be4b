import apiFetch from '@wordpress/api-fetch';
import { contentProblem, sendingProblem } from '@/kernel/contentProblem';
import { isRecord, rawText } from '@/kernel/guards';
import { invalidContent, refusal } from '@/platform/refusal';
import {
	requestMethod,
	sendsContent,
	type Next,
	type RequestOptions,
} from '@/platform/requestMethod';
import { keepingStored, noteSaved } from './keepStored';
import { invalidContentMessage, storedContentMessage } from './contentMessages';

/**
 * Rejects requests with content that could crash the server, or that would lose block attributes, wherever the content
 * comes from: pasted, imported, typed as code or saved by a block. The error has a message for the user. Also rejects
 * responses with content that would freeze the browser when core-data parses it. What is sent has unchanged blocks as they
 * are stored.
 */
export function contentMiddleware(): void {
	apiFetch.use( ( options: RequestOptions, next: Next ) => {
		const { data } = options;
		const problem =
			sendsContent( options ) && isRecord( data )
				? sendingProblem( rawText( data.content ) )
				: null;
		if ( problem ) {
			// oxlint-disable-next-line typescript/prefer-promise-reject-errors
			return Promise.reject(
				refusal( invalidContentMessage( problem ) )
			);
		}
		const answer = send( options, next );
		return isForBlocks( options ) ? answer.then( checked ) : answer;
	} );
}

/** Sends unchanged blocks as they are stored. */
async function send( options: RequestOptions, next: Next ): Promise< unknown > {
	const kept = keepingStored( options );
	const answer = await next( kept );
	if (
		sendsContent( options ) &&
		isRecord( options.data ) &&
		isRecord( kept.data ) &&
		'content' in options.data
	) {
		noteSaved(
			options,
			rawText( options.data.content ),
			rawText( kept.data.content )
		);
	}
	return answer;
}

/** Whether the response's content is parsed into blocks: one record for editing, or the patterns of the inserter. */
const isForBlocks = ( options: RequestOptions ): boolean =>
	requestMethod( options ) === 'GET' &&
	/^\/?wp\/v2\/[^?]+\?(?!.*_fields=).*context=edit/.test(
		options.path ?? ''
	);

/** The response without invalid patterns; throws if it is one document and invalid. */
async function checked( answer: unknown ): Promise< unknown > {
	if ( ! ( answer instanceof Response ) ) {
		return sound( answer );
	}
	// Reads a copy, because a response body can be read only once.
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
		// The format of errors of `wp.apiFetch`.
		// oxlint-disable-next-line typescript/only-throw-error
		throw invalidContent( storedContentMessage( problem ) );
	}
	return value;
}

const problemIn = ( value: unknown ) =>
	isRecord( value ) && isRecord( value.content )
		? contentProblem( rawText( value.content ) )
		: null;
