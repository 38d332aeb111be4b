import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { openDraft } from '@/platform/siteDraft';
import { askAbout } from '../data/draftDialog';
import { switchDraft } from '../data/switchDraft';
import { useSiteDraft } from '../data/useSiteDraft';

/** The actions for a draft's screen. */
export function DraftActions( { id }: { readonly id: number } ) {
	const load = useSiteDraft( id );
	if ( load.status !== 'ready' || load.value.status === 'published' ) {
		return null;
	}
	const { title, theme } = load.value;
	const draft = { id, title };
	return (
		<>
			{ openDraft()?.id !== id && theme === boot().theme.stylesheet && (
				<Button
					size="compact"
					variant="secondary"
					onClick={ () => switchDraft( draft ) }
				>
					{ __( 'Open site draft', 'atelier' ) }
				</Button>
			) }
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => askAbout( { name: 'share', draft } ) }
			>
				{ __( 'Share…', 'atelier' ) }
			</Button>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => askAbout( { name: 'schedule', draft } ) }
			>
				{ __( 'Schedule…', 'atelier' ) }
			</Button>
			<Button
				size="compact"
				variant="primary"
				onClick={ () => askAbout( { name: 'publish', draft } ) }
			>
				{ __( 'Publish…', 'atelier' ) }
			</Button>
		</>
	);
}
