import { __, sprintf } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { addressInDraft, currentAddress, documentRoute } from '@/routing';
import { changedRecordCount } from '@/features/documents';
import { sayOnArrival } from '@/platform/arrivalNotice';
import { fetchHolder } from './holder';
import { switchDraft } from './switchDraft';

/** Leaves the open draft for the live site: the same screen, or the homepage where only the draft has what it shows. */
export async function viewLive(): Promise< void > {
	const shown = documentRoute.parse( currentAddress.get() );
	const holder = shown ? await fetchHolder( shown ) : null;
	if ( ! holder?.ok || ! holder.value ) {
		switchDraft( null );
		return;
	}
	if ( changedRecordCount.get() === 0 ) {
		sayOnArrival(
			sprintf(
				/* translators: %s: title of a page, template or another item. */
				__(
					'“%s” isn’t on the live site yet. This is the live site’s homepage.',
					'atelier'
				),
				holder.value.record || __( '(no title)', 'atelier' )
			)
		);
	}
	switchDraft( null, addressInDraft( null, boot().pageUrl ) );
}
