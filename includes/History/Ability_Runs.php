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
	/** @var list<array{ ability: object, name: string, label: string }> The innermost last. */
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
		$this->settle();
		$ability = $ability ?? ( function_exists( 'wp_get_ability' ) ? wp_get_ability( $name ) : null );
		if ( ! is_object( $ability ) ) {
			return;
		}
		$this->separate();
		$this->running[] = array(
			'ability' => $ability,
			'name'    => $name,
			'label'   => method_exists( $ability, 'get_label' ) ? (string) $ability->get_label() : '',
		);
	}

	/** @param mixed $name */
	public function end( $name ): void {
		$this->settle();
		if ( ( $this->current()['name'] ?? null ) === $name ) {
			$this->separate();
			array_pop( $this->running );
		}
	}

	/**
	 * Ends those that nothing runs anymore. WordPress doesn't tell when an ability has returned an error or thrown an exception. Called
	 * before a change, which may be somebody else's.
	 */
	public function settle(): void {
		if ( ! $this->running ) {
			return;
		}
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Only the call stack says what still runs.
		$objects = array_column( debug_backtrace( DEBUG_BACKTRACE_PROVIDE_OBJECT | DEBUG_BACKTRACE_IGNORE_ARGS ), 'object' );
		$still   = array_values( array_filter( $this->running, static fn( array $run ): bool => in_array( $run['ability'], $objects, true ) ) );
		if ( count( $still ) < count( $this->running ) ) {
			$this->separate();
			$this->running = $still;
		}
	}

	/** A publication is one entry in any case, which isn't written before it has ended. */
	private function separate(): void {
		if ( 0 === Attribution::draft() ) {
			( $this->flush )();
		}
	}

	/** @return array{ name: string, label: string }|null Null while none runs. What has ended may count until settle(). */
	public function current(): ?array {
		$run = $this->running[ count( $this->running ) - 1 ] ?? null;
		return $run ? array( 'name' => $run['name'], 'label' => $run['label'] ) : null;
	}
}
