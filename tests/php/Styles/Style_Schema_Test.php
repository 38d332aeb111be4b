<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Style_Schema;
use Atelier\Tests\Test_Case;
use WP_Block_Type_Registry;
use WP_Theme_JSON;

/**
 * Checks the styles that the running WordPress supports: a property without a control fails by its name.
 */
final class Style_Schema_Test extends Test_Case {
	/** The file in which controls declare their properties. */
	private const PROPERTIES = __DIR__ . '/../../../src/features/globalStyles/model/properties.ts';

	/** Edited elsewhere, or part of another property. */
	private const ELSEWHERE = array(
		// The site's and each block's Additional CSS.
		'css',
	);

	/** Block supports that style nothing by themselves. */
	private const NO_STYLES = array(
		// Computed in the editor from the block's own text.
		'typography.fitText',
		// WordPress itself has neither a property of theme.json nor a control in its styles for them.
		'typography.dropCap',
		'color.enableContrastChecker',
		'spacing.units',
		'typography.textWrap',
	);

	/** All quoted names in the form of a path, and the sides of borders, which are computed. */
	private static function controlled_paths(): array {
		preg_match_all( "/'([a-z_]\w*(?:\.\w+)*)'/i", (string) file_get_contents( self::PROPERTIES ), $found );
		return array_merge( $found[1], array( 'border.top', 'border.right', 'border.bottom', 'border.left' ) );
	}

	public function test_has_no_property_without_a_control(): void {
		$missing = array_diff( Style_Schema::paths( WP_Theme_JSON::VALID_STYLES ), self::controlled_paths(), self::ELSEWHERE );
		$this->assertSame( array(), array_values( $missing ) );
	}

	public function test_has_no_block_support_without_a_control(): void {
		$known   = array_merge( self::controlled_paths(), self::NO_STYLES );
		$missing = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			foreach ( array( 'background', 'border', '__experimentalBorder', 'color', 'dimensions', 'filter', 'spacing', 'typography' ) as $group ) {
				$supports = $type->supports[ $group ] ?? null;
				foreach ( is_array( $supports ) ? array_keys( array_filter( $supports ) ) : array() as $name ) {
					$is_detail = in_array( $name, array( '__experimentalSkipSerialization', '__experimentalDefaultControls', '__experimentalSelector' ), true );
					// Only for WordPress's own blocks: plugins may declare anything.
					if ( ! $is_detail && 0 === strpos( $type->name, 'core/' ) && ! in_array( "$group.$name", $known, true ) ) {
						$missing[ "$group.$name" ] = true;
					}
				}
			}
		}
		$this->assertSame( array(), array_keys( $missing ) );
	}

	public function test_contains_the_states_of_this_version(): void {
		$schema = Style_Schema::describe();
		$this->assertTrue( in_array( ':focus-visible', $schema['elementStates']['button'], true ) );
		$this->assertSame( version_compare( get_bloginfo( 'version' ), '7.0-alpha', '>=' ), isset( $schema['blockStates']['core/button'] ) );
		$is_newest = version_compare( get_bloginfo( 'version' ), '7.1-alpha', '>=' );
		$this->assertSame( $is_newest, $schema['hasViewports'] );
		$this->assertSame( $is_newest, $schema['hasSelectorLists'] );
		$this->assertSame( $is_newest, $schema['hasVariationGaps'] );
		$this->assertSame( $is_newest, array( 'core/navigation-link' => array( '-current' ) ) === $schema['customStates'] );
		$this->assertSame( $is_newest, in_array( 'typography.textShadow', $schema['properties'], true ) );
		$this->assertFalse( in_array( 'spacing.padding', $schema['properties'], true ) );
	}
}
