import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { alignCenter, alignLeft, alignRight } from '@wordpress/icons';
import {
	ToggleGroup,
	ToggleGroupIcon,
} from '@/platform/experimental/toggleGroup';
import { ToolsPanelItem } from '@/platform/experimental/toolsPanel';
import { asTree, getIn, setIn } from '@/features/globalStyles/index.model';
import type { BlockProps } from '../data/stylesOnly';
import { alignmentsOf, type Alignment } from '../model/alignments';

const KEYS = [ 'typography', 'textAlign' ];

const ICONS = { left: alignLeft, center: alignCenter, right: alignRight };

/** WordPress's control is in the block toolbar, which doesn't support viewports here. */
export function TextAlignment( {
	clientId,
	name,
	attributes,
	setAttributes,
}: BlockProps ) {
	const alignments = alignmentsOf( asTree( getBlockType( name ) ).supports );
	const value = getIn( attributes.style, KEYS );
	const set = ( alignment: unknown ) =>
		setAttributes( withAlignment( attributes, alignment ) );
	const label = __( 'Text alignment', 'atelier' );
	return alignments.length === 0 ? null : (
		<InspectorControls
			group="typography"
			resetAllFilter={ ( before ) => ( {
				...before,
				...withAlignment( before, undefined ),
			} ) }
		>
			<ToolsPanelItem
				panelId={ clientId }
				label={ label }
				hasValue={ () => value !== undefined }
				onDeselect={ () => set( undefined ) }
				isShownByDefault
			>
				<ToggleGroup
					__next40pxDefaultSize
					isDeselectable
					label={ label }
					{ ...( typeof value === 'string' ? { value } : {} ) }
					onChange={ set }
				>
					{ alignments.map( ( alignment ) => (
						<ToggleGroupIcon
							key={ alignment }
							value={ alignment }
							label={ alignmentLabel( alignment ) }
							icon={ ICONS[ alignment ] }
						/>
					) ) }
				</ToggleGroup>
			</ToolsPanelItem>
		</InspectorControls>
	);
}

const withAlignment = (
	{ style }: BlockProps[ 'attributes' ],
	alignment: unknown
) => ( {
	style: setIn( asTree( style ), KEYS, alignment ),
} );

function alignmentLabel( alignment: Alignment ): string {
	switch ( alignment ) {
		case 'left':
			return __( 'Align text left', 'atelier' );
		case 'center':
			return __( 'Align text center', 'atelier' );
		case 'right':
			return __( 'Align text right', 'atelier' );
	}
}
