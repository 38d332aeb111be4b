import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord, rawText } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { basedOn, versionOf } from '../model/conflict';

type Headers = Readonly< Record< string, string > >;

/**
 * The properties of a request that changes a title only if it is still the one that the user has seen. Rejects if the
 * request fails.
 *
 * @param path The record's REST route.
 * @param seen The title on the screen.
 */
export async function replacingTitle(
	path: string,
	seen: string
): Promise< Result< Headers > > {
	const record = await apiFetch( {
		path: `${ path }?context=edit&_fields=id,title,atelier_version`,
	} );
	const title = isRecord( record ) ? rawText( record.title ) : '';
	return title === seen || decodeEntities( title ) === seen
		? ok( basedOn( versionOf( record ) ) )
		: fail( {
				code: 'conflict',
				detail: sprintf(
					/* translators: %s: a title. */
					__(
						'Someone else renamed this to “%s” in the meantime.',
						'atelier'
					),
					decodeEntities( title )
				),
			} );
}
