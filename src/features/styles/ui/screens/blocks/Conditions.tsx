import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	conditionName,
	editBoth,
	useStyles,
	VIEWPORT_NAMES,
} from '@/features/globalStyles/index.records';
import {
	hasStyle,
	isConditional,
	NO_CHANGES,
	resetsOf,
	targetId,
	type Breakpoint,
	type Condition,
	type InvalidBreakpoint,
	type Layers,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { SelectField } from '@/features/styleControls/index.records';
import { blockStates, useWindows } from '../../../data/useConditions';
import styles from './Conditions.module.css';

interface ConditionsProps {
	/** The block, or one of its style variations. */
	readonly target: StyleTarget;
	readonly condition: Condition;
	readonly onChange: ( condition: Condition ) => void;
}

/** The condition of the edited styles: viewport and state. */
export function Conditions( { target, condition, onChange }: ConditionsProps ) {
	const load = useStyles();
	const layers =
		load.status === 'ready'
			? load.value.layers
			: { base: NO_CHANGES, user: NO_CHANGES };
	const { breakpoints, invalid } = useWindows();
	const { viewport, ...state } = condition;
	const states = blockStates( { ...target, viewport } );
	if ( breakpoints.length === 0 && states.length === 0 ) {
		return null;
	}
	const chosen = breakpoints.findIndex(
		( one ) => one.viewport === viewport
	);
	return (
		<div className={ styles.conditions }>
			<div className={ styles.choices }>
				{ breakpoints.length > 0 && (
					<SelectField
						label={ __( 'Viewport', 'atelier' ) }
						options={ breakpoints.map( ( { viewport: name } ) =>
							optionOf( layers, target, { viewport: name } )
						) }
						value={ viewport && targetId( { viewport } ) }
						onChange={ ( id ) => {
							const next = breakpoints.find(
								( one ) => one.viewport === id
							)?.viewport;
							// Custom states have no styles for viewports.
							onChange(
								next === undefined
									? state
									: state.customState === undefined
										? { viewport: next, ...state }
										: { viewport: next }
							);
						} }
					/>
				) }
				{ states.length > 0 && (
					<SelectField
						label={ __( 'State', 'atelier' ) }
						options={ states.map( ( one ) =>
							optionOf( layers, target, { viewport, ...one } )
						) }
						value={
							isConditional( state )
								? targetId( { viewport, ...state } )
								: undefined
						}
						onChange={ ( id ) =>
							onChange( {
								viewport,
								...states.find(
									( one ) =>
										targetId( { viewport, ...one } ) === id
								),
							} )
						}
					/>
				) }
			</div>
			{ isConditional( condition ) && (
				<div className={ styles.chosen }>
					<p className={ styles.note }>
						{ breakpoints[ chosen ]
							? windowNote(
									breakpoints[ chosen ],
									breakpoints[ chosen + 1 ]
								)
							: __(
									'The preview shows this state all the time while you edit it.',
									'atelier'
								) }
					</p>
					<ResetCondition
						layers={ layers }
						target={ { ...target, ...condition } }
					/>
				</div>
			) }
			{ invalid.map( ( problem ) => (
				<Notice
					key={ problem.viewport }
					status="warning"
					isDismissible={ false }
				>
					{ invalidMessage( problem ) }
				</Notice>
			) ) }
		</div>
	);
}

/** An option; conditions with user styles are marked. */
function optionOf( layers: Layers, target: StyleTarget, condition: Condition ) {
	const { viewport, ...state } = condition;
	const name = conditionName( isConditional( state ) ? state : { viewport } );
	return {
		value: targetId( condition ),
		label: hasStyle( layers, '', { ...target, ...condition } )
			? sprintf(
					/* translators: %s: a state or a kind of window, such as "Hover" or "Mobile". */
					__( '%s (changed)', 'atelier' ),
					name
				)
			: name,
	};
}

interface ResetConditionProps {
	readonly layers: Layers;
	readonly target: StyleTarget;
}

function ResetCondition( { layers, target }: ResetConditionProps ) {
	const { styles: own } = resetsOf( layers.user, target );
	return (
		<Button
			className={ styles.reset ?? '' }
			variant="tertiary"
			size="compact"
			disabled={ own.length === 0 }
			accessibleWhenDisabled
			onClick={ () => editBoth( own, [] ) }
		>
			{ sprintf(
				/* translators: %s: a state or a kind of window, such as "Hover, Mobile". */
				__( 'Reset “%s”', 'atelier' ),
				conditionName( target )
			) }
		</Button>
	);
}

const windowNote = (
	{ size }: Breakpoint,
	smaller: Breakpoint | undefined
): string =>
	smaller
		? sprintf(
				/* translators: 1: a width such as 480px, 2: a larger width. */
				__(
					'For windows wider than %1$s and up to %2$s. The preview is that narrow while you edit.',
					'atelier'
				),
				smaller.size,
				size
			)
		: sprintf(
				/* translators: %s: a width such as 480px. */
				__(
					'For windows up to %s wide. The preview is that narrow while you edit.',
					'atelier'
				),
				size
			);

const invalidMessage = ( {
	viewport,
	reason,
	value,
}: InvalidBreakpoint ): string =>
	sprintf(
		reason === 'order'
			? /* translators: 1: a kind of window, such as "Tablet", 2: a width. */
				__(
					'The theme’s width for “%1$s” (%2$s) isn’t larger than the one for “Mobile”, so WordPress ignores it. Enter a larger width in the theme’s theme.json file.',
					'atelier'
				)
			: /* translators: 1: a kind of window, such as "Tablet", 2: value in place of its width. */
				__(
					'The theme’s width for “%1$s” (%2$s) isn’t valid, so WordPress ignores it. Enter a number with px, em or rem in the theme’s theme.json file.',
					'atelier'
				),
		VIEWPORT_NAMES[ viewport ](),
		typeof value === 'string' ? value : JSON.stringify( value )
	);
