import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isRecord, stringOr } from '../../../kernel/guards';
import type { DocumentAuthor } from '../model/author';

type Core = {
	readonly getEntityRecord: (
		kind: string,
		name: string,
		id?: number,
		query?: Readonly< Record< string, string > >
	) => Readonly< Record< string, unknown > > | null | undefined;
};

const NO_PICTURE = () => null;

/** The record and property with an author's picture. */
const PICTURES: Readonly<
	Record<
		DocumentAuthor[ 'type' ],
		( core: Core, id: number ) => string | null
	>
> = {
	theme: NO_PICTURE,
	plugin: NO_PICTURE,
	site: siteLogo,
	user: avatar,
};

/** The URL of an author's picture; null without one, and while it loads. */
export const useAuthorPicture = ( {
	type,
	id,
}: DocumentAuthor ): string | null =>
	useSelect(
		( select ) => PICTURES[ type ]( select( coreStore ), id ),
		[ type, id ]
	);

function avatar( core: Core, id: number ): string | null {
	const urls =
		id > 0 &&
		core.getEntityRecord( 'root', 'user', id, {
			_fields: 'id,avatar_urls',
		} )?.avatar_urls;
	return isRecord( urls ) ? stringOr( urls[ '48' ] ) || null : null;
}

function siteLogo( core: Core ): string | null {
	const logo = core.getEntityRecord( 'root', 'site' )?.site_logo;
	const media =
		typeof logo === 'number' && logo > 0
			? core.getEntityRecord( 'postType', 'attachment', logo )
			: null;
	return stringOr( media?.source_url ) || null;
}
