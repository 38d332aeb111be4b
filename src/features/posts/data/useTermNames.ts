import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '../../../kernel/guards';
import type { TermName } from '../model/terms';

/** The names of terms. Items include only those of terms that are saved, not of newly chosen ones. */
export const useTermNames = (
	taxonomy: string,
	terms: readonly TermName[]
): readonly string[] => {
	const added = useSelect(
		( select ) =>
			terms
				.filter( ( { name } ) => name === '' )
				.map( ( { id } ): unknown =>
					select( coreStore ).getEntityRecord(
						'taxonomy',
						taxonomy,
						id
					)
				),
		[ taxonomy, terms ]
	);
	return [
		...terms.map( ( { name } ) => name ),
		...added.map( ( record ) =>
			isRecord( record ) ? decodeEntities( stringOr( record.name ) ) : ''
		),
	].filter( ( name ) => name !== '' );
};
