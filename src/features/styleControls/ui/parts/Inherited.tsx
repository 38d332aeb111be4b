import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import {
	conditionName,
	FIELD_NAMES,
	styleLabel,
	targetName,
	type Fallback,
} from '@/features/globalStyles/index.records';
import styles from './Inherited.module.css';

/** The inherited value of a state, a viewport or a level of headings without its own. */
export const Inherited = ( { value, from, isOthers }: Fallback ) => (
	<p className={ styles.note }>
		{ sprintf(
			/* translators: 1: when a style applies, such as "Default", "Hover" or "Headings", 2: its value there. */
			__( '%1$s: %2$s', 'atelier' ),
			isOthers
				? targetName( {
						...from,
						block: undefined,
						variation: undefined,
					} )
				: conditionName( from ),
			labelOf( value, from.block )
		) }
	</p>
);

const NAMES: Readonly< Record< string, () => string > > = FIELD_NAMES;

/** Labels an object of values, such as four sides, one by one. */
const labelOf = ( value: unknown, block: string | undefined ): string =>
	isRecord( value ) && ! ( 'ref' in value ) && ! ( 'url' in value )
		? Object.entries( value )
				.map( ( [ name, part ] ) =>
					[
						NAMES[ name ]?.() ?? name,
						styleLabel( part, { block } ),
					].join( ' ' )
				)
				.join( ', ' )
		: styleLabel( value, { block } );
