import { Button, CheckboxControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useId, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '@/platform/boot';
import { applyGlobally } from '../data/applyGlobally';
import type { PropertyName } from '@/features/globalStyles/index.model';
import {
	locationName,
	styleLabel,
	useFeatures,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { useSelectedBlock, type SelectedBlock } from '../data/useSelectedBlock';
import {
	applyStylesGlobally,
	stylesToApply,
	type AppliedStyle,
} from '../model/applyGlobally';
import styles from './ApplyGlobally.module.css';

/** Applies the styles of the selected block to all blocks of its type. */
export function ApplyGlobally() {
	const block = useSelectedBlock();
	const { canEdit } = useStylesRights();
	return block && canEdit && boot().theme.supportsStyles ? (
		<Offer key={ block.clientId } block={ block } />
	) : null;
}

function Offer( {
	block: { clientId, type, attributes },
}: {
	readonly block: SelectedBlock;
} ) {
	const id = useId();
	const target = useMemo( () => ( { block: type.name } ), [ type ] );
	const features = useFeatures( target, type );
	const own = stylesToApply( type.name, attributes, features );
	const [ leftOut, setLeftOut ] = useState( NONE );
	const isChoice = own.length > 1;
	const pushed = applyStylesGlobally(
		type.name,
		attributes,
		new Set(
			[ ...features ].filter(
				( name ) => ! isChoice || ! leftOut.has( name )
			)
		)
	);
	if ( features.size === 0 ) {
		return null;
	}
	return (
		<div className={ styles.offer }>
			<p id={ id } className={ styles.help }>
				{ sprintf(
					/* translators: %s: the name of a block, such as "Quote". */
					__(
						'Apply this block’s styles to all %s blocks on your site.',
						'atelier'
					),
					type.title
				) }
			</p>
			{ isChoice && (
				<StyleChoices
					block={ type.name }
					styles={ own }
					leftOut={ leftOut }
					onChange={ setLeftOut }
				/>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				className={ styles.button ?? '' }
				aria-describedby={ id }
				disabled={ pushed.edits.length === 0 }
				accessibleWhenDisabled
				onClick={ () => {
					applyGlobally( clientId, pushed );
					tell( type.title );
				} }
			>
				{ __( 'Apply globally', 'atelier' ) }
			</Button>
		</div>
	);
}

type Properties = ReadonlySet< PropertyName >;

const NONE: Properties = new Set();

interface StyleChoicesProps {
	/** The name of the block's type. */
	readonly block: string;
	readonly styles: readonly AppliedStyle[];
	readonly leftOut: Properties;
	readonly onChange: ( leftOut: Properties ) => void;
}

/** Which of the block's styles are applied: all, until some are left out. */
const StyleChoices = ( {
	block,
	styles: own,
	leftOut,
	onChange,
}: StyleChoicesProps ) => (
	<fieldset className={ styles.choices }>
		<legend className="screen-reader-text">
			{ __( 'Styles to apply', 'atelier' ) }
		</legend>
		{ own.map( ( { property, path, values } ) => (
			<CheckboxControl
				key={ property }
				__nextHasNoMarginBottom
				label={ locationName( [ 'styles', ...path ] ) }
				help={ values
					.map( ( value ) => styleLabel( value, { block } ) )
					.join( ', ' ) }
				checked={ ! leftOut.has( property ) }
				onChange={ ( isApplied ) => {
					const rest = new Set( leftOut );
					if ( isApplied ) {
						rest.delete( property );
					} else {
						rest.add( property );
					}
					onChange( rest );
				} }
			/>
		) ) }
	</fieldset>
);

const tell = ( title: string ) =>
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: the name of a block, such as "Quote". */
			__( '%s styles applied to the whole site.', 'atelier' ),
			title
		),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Undo', 'atelier' ),
					onClick: () => void dispatch( coreStore ).undo(),
				},
			],
		}
	);
