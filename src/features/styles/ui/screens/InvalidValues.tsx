import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { shorten } from '@/kernel/shorten';
import {
	replaceInvalid,
	useLayers,
	locationName,
} from '@/features/globalStyles/index.records';
import {
	repairInvalidValues,
	userInvalidValues,
	type InvalidValue,
	type Layers,
} from '@/features/globalStyles/index.model';
import {
	InvalidValueNote,
	StylesScreen,
} from '@/features/styleControls/index.records';
import styles from './InvalidValues.module.css';

/** The maximum number of listed values; others appear once some are fixed. */
const MOST = 100;

/** The length at which the label of a path is cut. */
const LONGEST = 120;

const itself = ( layers: Layers ): Layers => layers;

/** All invalid values in the user's styles, each with a button to repair it. */
export function InvalidValues() {
	const layers = useLayers( itself );
	const invalidValues = userInvalidValues( layers );
	const repair = ( some: readonly InvalidValue[] ) => {
		if ( replaceInvalid( repairInvalidValues( layers, some ) ) ) {
			document
				.querySelector< HTMLElement >( '[data-styles-heading]' )
				?.focus();
			speak(
				sprintf(
					/* translators: %d: a number. */
					_n(
						'%d invalid value removed. Save to keep this change.',
						'%d invalid values removed. Save to keep this change.',
						some.length,
						'atelier'
					),
					some.length
				)
			);
		}
	};
	return (
		<StylesScreen
			title={ __( 'Invalid values', 'atelier' ) }
			description={ __(
				'These saved values could break pages. Previews ignore them, but they stay on your site until you remove them and save.',
				'atelier'
			) }
			actions={
				invalidValues.length > 1 && (
					<Button
						variant="tertiary"
						size="compact"
						onClick={ () => repair( invalidValues ) }
					>
						{ __( 'Remove all', 'atelier' ) }
					</Button>
				)
			}
		>
			{ invalidValues.length === 0 ? (
				<p className={ styles.none }>
					{ __( 'No invalid values.', 'atelier' ) }
				</p>
			) : (
				<ul className={ styles.list }>
					{ invalidValues.slice( 0, MOST ).map( ( invalid ) => (
						<Row
							key={ [ invalid.part, ...invalid.keys ].join(
								'\n'
							) }
							invalid={ invalid }
							onRepair={ () => repair( [ invalid ] ) }
						/>
					) ) }
				</ul>
			) }
			{ invalidValues.length > MOST && (
				<p className={ styles.more }>
					{ sprintf(
						/* translators: %d: a number. */
						_n(
							'%d more isn’t shown.',
							'%d more aren’t shown.',
							invalidValues.length - MOST,
							'atelier'
						),
						invalidValues.length - MOST
					) }
				</p>
			) }
		</StylesScreen>
	);
}

function Row( {
	invalid,
	onRepair,
}: {
	readonly invalid: InvalidValue;
	readonly onRepair: () => void;
} ) {
	const place = shorten( nameOf( invalid ), LONGEST );
	return (
		<li>
			<h3 className={ styles.place }>{ place }</h3>
			<InvalidValueNote
				reason={ invalid.reason }
				value={ invalid.value }
				label={ __( 'Remove', 'atelier' ) }
				about={ place }
				onRepair={ onRepair }
			/>
		</li>
	);
}

/** The label of a value's path; entries of lists by their names, if they have one. */
function nameOf( { part, keys, value }: InvalidValue ): string {
	const at = keys.at( -1 ) ?? '';
	if ( ! /^\d+$/.test( at ) ) {
		return locationName( [ part, ...keys ] );
	}
	const name = isRecord( value )
		? stringOr( value.name ) || stringOr( value.slug )
		: '';
	return `${ locationName( [ part, ...keys.slice( 0, -1 ) ] ) } › ${
		name || String( Number( at ) + 1 )
	}`;
}
