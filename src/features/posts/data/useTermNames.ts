import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '@/kernel/guards';
import { useRecordStore } from '@/platform/recordStore';
import type { TermName } from '../model/terms';

const NONE: readonly unknown[] = [];

/** The names of terms. Items include only those of terms that are saved, not of newly chosen ones. */
export const useTermNames = (
	taxonomy: string,
	terms: readonly TermName[]
): readonly string[] => {
	const added = useRecordStore(
		( core ) =>
			terms
				.filter( ( { name } ) => name === '' )
				.map( ( { id } ): unknown =>
					core.getEntityRecord( 'taxonomy', taxonomy, id )
				),
		NONE,
		[ taxonomy, terms ]
	);
	return [
		...terms.map( ( { name } ) => name ),
		...added.map( ( record ) =>
			isRecord( record ) ? decodeEntities( stringOr( record.name ) ) : ''
		),
	].filter( ( name ) => name !== '' );
};
