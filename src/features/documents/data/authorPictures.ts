import { stringOr } from '@/kernel/guards';
import { useRecordStore } from '@/platform/recordStore';
import type { DocumentAuthor } from '../model/author';
import { usePerson } from './people';

/** The URL of an author's picture, the site's logo for the site; null without one, and while it loads. */
export function useAuthorPicture( {
	type,
	id,
}: DocumentAuthor ): string | null {
	const person = usePerson( type === 'user' ? id : 0 );
	// Until core-data is there, the site has its icon.
	const logo = useRecordStore(
		( core ) => ( type === 'site' ? siteLogo( core as Core ) : null ),
		null,
		[ type ]
	);
	return type === 'user' ? person?.avatar || null : logo;
}

type Core = {
	readonly getEntityRecord: (
		kind: string,
		name: string,
		id?: number
	) => Readonly< Record< string, unknown > > | null | undefined;
};

function siteLogo( core: Core ): string | null {
	const logo = core.getEntityRecord( 'root', 'site' )?.site_logo;
	const media =
		typeof logo === 'number' && logo > 0
			? core.getEntityRecord( 'postType', 'attachment', logo )
			: null;
	return stringOr( media?.source_url ) || null;
}
