import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { __, isRTL } from '@wordpress/i18n';
import { alignCenter, alignLeft, alignRight } from '@wordpress/icons';
import {
	ToggleGroup,
	ToggleGroupIcon,
} from '../../../platform/experimental/toggleGroup';
import { ToolsPanelItem } from '../../../platform/experimental/toolsPanel';
import { asTree, getIn, setIn } from '../../globalStyles/index.model';
import { alignmentsOf } from '../model/alignments';

interface BlockProps {
	readonly clientId: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly name: string;
	readonly setAttributes: (
		attributes: Readonly< Record< string, unknown > >
	) => void;
}

const KEYS = [ 'typography', 'textAlign' ];

const ICONS = { left: alignLeft, center: alignCenter, right: alignRight };

const label = ( alignment: keyof typeof ICONS ): string =>
	( {
		left: __( 'Align text left', 'atelier' ),
		center: __( 'Align text center', 'atelier' ),
		right: __( 'Align text right', 'atelier' ),
	} )[ alignment ];

/** WordPress has it in the toolbar of the block, which knows no viewports here. */
export function TextAlignment( {
	clientId,
	attributes,
	name,
	setAttributes,
}: BlockProps ) {
	const alignments = alignmentsOf(
		asTree( getBlockType( name ) ).supports,
		isRTL()
	);
	const value = getIn( attributes.style, KEYS );
	const set = ( alignment: unknown ) =>
		setAttributes( {
			style: setIn( asTree( attributes.style ), KEYS, alignment ),
		} );
	const title = __( 'Text alignment', 'atelier' );
	return alignments.length === 0 ? null : (
		<InspectorControls
			group="typography"
			resetAllFilter={ ( before ) => ( {
				...before,
				style: setIn( asTree( before.style ), KEYS, undefined ),
			} ) }
		>
			<ToolsPanelItem
				panelId={ clientId }
				label={ title }
				hasValue={ () => value !== undefined }
				onDeselect={ () => set( undefined ) }
				isShownByDefault
			>
				<ToggleGroup
					__next40pxDefaultSize
					isDeselectable
					label={ title }
					{ ...( typeof value === 'string' ? { value } : {} ) }
					onChange={ set }
				>
					{ alignments.map( ( alignment ) => (
						<ToggleGroupIcon
							key={ alignment }
							value={ alignment }
							label={ label( alignment ) }
							icon={ ICONS[ alignment ] }
						/>
					) ) }
				</ToggleGroup>
			</ToolsPanelItem>
		</InspectorControls>
	);
}
