import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Holder } from '../data/holder';
import { switchDraft } from '../data/switchDraft';

/** Opens the site draft that has a document, at the same address. */
export const OpenHolder = ( { holder }: { readonly holder: Holder } ) => (
	<Button
		__next40pxDefaultSize
		variant="primary"
		onClick={ () => switchDraft( holder ) }
	>
		{ __( 'Open site draft', 'atelier' ) }
	</Button>
);
