<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of Settings › Atelier agents: limits, whether programs may use the passwords of people, and guidelines. One option that
 * isn't autoloaded: visitors don't need it.
 */
final class Agent_Settings {
	public const NAME = 'atelier_agents';

	private const REFUSES_PEOPLE = 'refuses_people';
	private const GUIDELINES     = 'guidelines';

	/** @return array<mixed> As stored, which may be older or broken. */
	public static function stored(): array {
		$stored = get_option( self::NAME );
		return is_array( $stored ) ? $stored : array();
	}

	/** Whether programs are refused that use the application password of somebody who may change the site. */
	public static function refuses_people(): bool {
		return (bool) ( self::stored()[ self::REFUSES_PEOPLE ] ?? true );
	}

	/** @return array<mixed> The texts of Site_Guidelines. */
	public static function guidelines(): array {
		$texts = self::stored()[ self::GUIDELINES ] ?? null;
		return is_array( $texts ) ? $texts : array();
	}

	/**
	 * Stores a submitted form, which lacks unchecked boxes.
	 *
	 * @param array<mixed> $sent Without slashes.
	 */
	public static function save_form( array $sent ): void {
		$limits = new Agent_Limits( array( 'areas' => $sent['areas'] ?? array() ) + $sent );
		$values = $limits->to_stored() + array(
			self::REFUSES_PEOPLE => ! empty( $sent[ self::REFUSES_PEOPLE ] ),
			self::GUIDELINES     => Site_Guidelines::from_form( $sent[ self::GUIDELINES ] ?? null ),
		);
		update_option( self::NAME, $values, false );
	}
}
