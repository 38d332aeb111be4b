import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isRecord, rawText } from '@/kernel/guards';
import { createSignal } from '@/kernel/signal';
import { whileIn } from '@/kernel/whileIn';
import { boot } from '@/platform/boot';
import { refusal } from '@/platform/refusal';
import {
	sendsContent,
	type Next,
	type RequestOptions,
} from '@/platform/requestMethod';
import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import {
	codeStrippedFrom,
	codeToStrip,
	recordArgs,
	recordLabel,
	typeCreatedAt,
} from '@/features/documents/index.records';

/** The question whether to save without code that the user's role may not save. */
export interface StrippingQuestion {
	readonly title: string;
	/** The names of elements and attributes. */
	readonly names: readonly string[];
	/** Whether a new document is created, such as a copy. */
	readonly isNew: boolean;
	readonly answer: ( isAgreed: boolean ) => void;
}

/** The open question; null if there is none. */
export const strippingQuestion = createSignal< StrippingQuestion | null >(
	null
);

/** What users have agreed to, by record: nobody is asked twice for the same code. */
const agreed = new Map< string, string >();

/** Whether a record may be saved although the site will remove code from it. Asks the user if so. */
export async function agreesToStripping(
	record: ChangedRecord
): Promise< boolean > {
	if ( record.property !== undefined ) {
		return true;
	}
	const names = await codeToStrip( recordArgs( record ) );
	const code = names.join( ' ' );
	if ( code === '' || hasAgreed( record, code ) ) {
		return true;
	}
	const isAgreed = await ask( {
		title: recordLabel( record ),
		names,
		isNew: false,
	} );
	if ( isAgreed ) {
		agreed.set( changeKey( record ), code );
	}
	return isAgreed;
}

/** Asks the user. A new question answers the open one with no. */
function ask(
	question: Omit< StrippingQuestion, 'answer' >
): Promise< boolean > {
	strippingQuestion.get()?.answer( false );
	return new Promise( ( resolve ) => {
		strippingQuestion.set( {
			...question,
			answer: ( isAgreed ) => {
				strippingQuestion.set( null );
				resolve( isAgreed );
			},
		} );
	} );
}

/**
 * Asks before a request creates a document without code of its original, such as a copy or a pattern made of blocks, whoever sends it.
 */
export function strippingMiddleware(): void {
	apiFetch.use( async ( options: RequestOptions, next: Next ) => {
		const { data } = options;
		if (
			boot().user.canSaveCode ||
			! sendsContent( options ) ||
			! isRecord( data ) ||
			typeCreatedAt( options.path ) === null
		) {
			return next( options );
		}
		const content = rawText( data.content );
		const names = known.has( content )
			? []
			: await codeStrippedFrom( content );
		if (
			names.length > 0 &&
			! ( await ask( {
				title: rawText( data.title ),
				names,
				isNew: true,
			} ) )
		) {
			// oxlint-disable-next-line typescript/prefer-promise-reject-errors
			return Promise.reject(
				refusal( __( 'Nothing was created.', 'atelier' ) )
			);
		}
		return next( options );
	} );
}

/** Texts about which users are told otherwise. */
const known = new Set< string >();

/** Creates a document from a text that the user still has, such as a file, and is told about afterwards. */
export const withoutAsking = < T >(
	content: string,
	create: () => Promise< T >
): Promise< T > => whileIn( known, content, create );

/** Whether the user has been told what the site removes from a record. */
export const knowsOfStripping = ( record: ChangedRecord ): boolean =>
	agreed.has( changeKey( record ) );

const hasAgreed = ( record: ChangedRecord, code: string ): boolean =>
	agreed.get( changeKey( record ) ) === code;
