import { boot } from '@/platform/boot';
import { Boundary } from '@/ui/Region';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { __ } from '@wordpress/i18n';
import { settingsOfTemplate } from '../model/homepage';
import type * as Panels from './HomepagePanels';

/** The site settings that a template depends on, for users who may change them. */
export function TemplateSiteSettings( { slug }: { readonly slug: string } ) {
	const settings = settingsOfTemplate( slug );
	return settings && boot().canManageSite ? (
		<Boundary label={ __( 'Homepage', 'atelier' ) }>
			<Loaded hasPosts={ settings === 'posts' } />
		</Boundary>
	) : null;
}

function Loaded( { hasPosts }: { readonly hasPosts: boolean } ) {
	const panels = useChunk( PANELS );
	return panels.status === 'ready' ? (
		<panels.value.HomepagePanels hasPosts={ hasPosts } />
	) : null;
}

const PANELS = defineChunk< typeof Panels >(
	() => import( './HomepagePanels' )
);
