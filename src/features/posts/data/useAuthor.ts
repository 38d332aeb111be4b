import { personName, usePerson } from '@/features/documents';
import type { PostAuthor } from '../model/post';

/** An author with a name: items include only those that the user may read, and not the newly chosen ones. */
export function useAuthor( author: PostAuthor ): PostAuthor {
	const { id, name } = author;
	const person = usePerson( name === '' ? id : 0 );
	return name === '' && id > 0
		? {
				id,
				name: personName( person ),
				picture: person?.avatar ?? '',
			}
		: author;
}
