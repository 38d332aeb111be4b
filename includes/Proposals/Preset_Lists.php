<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

/**
 * Where global styles have which presets, under the names that agents use.
 */
final class Preset_Lists {
	/** By kind: the path of the list in the settings, and the property with the value of a preset. */
	public const ALL = array(
		'color'       => array( array( 'color', 'palette' ), 'color' ),
		'gradient'    => array( array( 'color', 'gradients' ), 'gradient' ),
		'font-size'   => array( array( 'typography', 'fontSizes' ), 'size' ),
		'font-family' => array( array( 'typography', 'fontFamilies' ), 'fontFamily' ),
		'spacing'     => array( array( 'spacing', 'spacingSizes' ), 'size' ),
		'shadow'      => array( array( 'shadow', 'presets' ), 'shadow' ),
	);

	/**
	 * Kinds of which agents may add some. A font needs files, which they can't send.
	 *
	 * @return list<string>
	 */
	public static function addable(): array {
		return array_values( array_diff( array_keys( self::ALL ), array( 'font-family' ) ) );
	}
}
