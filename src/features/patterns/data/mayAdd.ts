import { boot } from '@/platform/boot';

/** The types that the user may add. */
export interface MayAdd {
	readonly pattern: boolean;
	readonly part: boolean;
}

export const mayAdd = (): MayAdd => ( {
	pattern: mayCreate( 'wp_block' ),
	part: mayCreate( 'wp_template_part' ),
} );

const mayCreate = ( type: string ): boolean =>
	boot().postTypes[ type ]?.canCreate === true;
