<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Attribution;

/**
 * Which ability of WordPress 6.9 and later runs now, of any plugin. What each changes is an entry of its own.
 */
final class Ability_Runs {
	/** @var list<array{ name: string, label: string }> The innermost last. */
	private array $running = array();

	/** @var callable(): void Writes what was changed until now. */
	private $flush;

	/** @param callable(): void $flush */
	public function __construct( callable $flush ) {
		$this->flush = $flush;
	}

	public function register(): void {
		add_action( 'wp_before_execute_ability', array( $this, 'begin' ), PHP_INT_MIN, 3 );
		add_action( 'wp_after_execute_ability', array( $this, 'end' ), PHP_INT_MAX );
	}

	/**
	 * @param mixed $name
	 * @param mixed $input
	 * @param mixed $ability Since WordPress 7.1.
	 */
	public function begin( $name, $input = null, $ability = null ): void {
		if ( ! is_string( $name ) ) {
			return;
		}
		$this->separate();
		$ability         = $ability ?? ( function_exists( 'wp_get_ability' ) ? wp_get_ability( $name ) : null );
		$this->running[] = array(
			'name'  => $name,
			'label' => is_object( $ability ) && method_exists( $ability, 'get_label' ) ? (string) $ability->get_label() : '',
		);
	}

	/**
	 * WordPress doesn't tell when an ability has failed: those that it has run ended with it.
	 *
	 * @param mixed $name
	 */
	public function end( $name ): void {
		$this->separate();
		do {
			$ended = array_pop( $this->running );
		} while ( $ended && $ended['name'] !== $name );
	}

	/** A publication is one entry in any case, which isn't written before it has ended. */
	private function separate(): void {
		if ( 0 === Attribution::draft() ) {
			( $this->flush )();
		}
	}

	/** @return array{ name: string, label: string }|null Null while none runs. */
	public function current(): ?array {
		return $this->running[ count( $this->running ) - 1 ] ?? null;
	}
}
