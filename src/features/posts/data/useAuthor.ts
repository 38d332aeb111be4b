import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, stringOr } from '../../../kernel/guards';
import type { PostAuthor } from '../model/post';

const QUERY = { _fields: 'id,name,avatar_urls' };

/** An author with a name: the item doesn't include that of a newly chosen one. */
export function useAuthor( author: PostAuthor ): PostAuthor {
	const { id, name } = author;
	const record = useSelect(
		( select ) =>
			name === '' && id > 0
				? select( coreStore ).getEntityRecord(
						'root',
						'user',
						id,
						QUERY
					)
				: null,
		[ id, name ]
	);
	if ( ! record ) {
		return author;
	}
	const pictures = isRecord( record.avatar_urls ) ? record.avatar_urls : {};
	return {
		id,
		name: decodeEntities( stringOr( record.name ) ),
		picture: stringOr( pictures[ '48' ] ),
	};
}
