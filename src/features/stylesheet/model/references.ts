import { isRecord } from '@/kernel/guards';
import {
	getIn,
	type StylesDoc,
	type Tree,
} from '@/features/globalStyles/index.model';

/** Resolves references to other styles in a part of them, which then stands alone. */
export function resolveReferences( value: unknown, styles: Tree ): unknown {
	if ( ! isRecord( value ) ) {
		return value;
	}
	const { ref } = value;
	if ( typeof ref === 'string' ) {
		const [ first, ...keys ] = ref.split( '.' );
		const found = first === 'styles' ? getIn( styles, keys ) : undefined;
		// WordPress also follows references only once.
		return isRecord( found ) && 'ref' in found ? undefined : found;
	}
	return Object.fromEntries(
		Object.entries( value ).flatMap( ( [ key, inner ] ) => {
			const resolved = resolveReferences( inner, styles );
			return resolved === undefined ? [] : [ [ key, resolved ] ];
		} )
	);
}

/** The document without references, so that parts of it can be printed alone. */
export const withoutReferences = ( {
	settings,
	styles,
}: StylesDoc ): StylesDoc => {
	const resolved = resolveReferences( styles, styles );
	return { settings, styles: isRecord( resolved ) ? resolved : styles };
};
