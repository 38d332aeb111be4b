import { createSignal } from '../../../kernel/signal';
import { keyOf, type ChangedRecord } from '../../documents/index.model';
import {
	codeToStrip,
	recordKey,
	recordLabel,
} from '../../documents/index.records';

/** The question whether to save without code that the user's role may not save. */
export interface StrippingQuestion {
	readonly title: string;
	/** The names of elements and attributes. */
	readonly names: readonly string[];
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
	const names = await codeToStrip( recordKey( record ) );
	const code = names.join( ' ' );
	if ( code === '' || hasAgreed( record, code ) ) {
		return true;
	}
	const isAgreed = await new Promise< boolean >( ( answer ) => {
		strippingQuestion.set( {
			title: recordLabel( record ),
			names,
			answer,
		} );
	} );
	strippingQuestion.set( null );
	if ( isAgreed ) {
		agreed.set( keyOf( record ), code );
	}
	return isAgreed;
}

/** Whether the user has been told what the site removes from a record. */
export const knowsOfStripping = ( record: ChangedRecord ): boolean =>
	agreed.has( keyOf( record ) );

const hasAgreed = ( record: ChangedRecord, code: string ): boolean =>
	agreed.get( keyOf( record ) ) === code;
