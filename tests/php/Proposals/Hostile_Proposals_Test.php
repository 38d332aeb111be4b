<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Proposals;

use Atelier\Agents\Change_Reasons;
use Atelier\Tests\adversary\Executables;
use Atelier\Tests\adversary\Hostile_Values;
use Atelier\Tests\adversary\Query_Log;
use Atelier\Tests\adversary\Site_Digest;

require_once __DIR__ . '/Agent_Case.php';
foreach ( array( 'Site_Digest', 'Hostile_Values', 'Executables', 'Query_Log' ) as $name ) {
	require_once dirname( __DIR__ ) . "/adversary/$name.php";
}

/**
 * Valid changes in which one or two fields are something else than an agent would send, with a seed.
 */
final class Hostile_Proposals_Test extends Agent_Case {
	private const SEED   = 44;
	private const ROUNDS = 25;

	/** @var list<string> */
	private array $warnings = array();

	/** @var array<int, int> How many changes were refused (0) and accepted (1). */
	private array $counts = array( 0, 0 );

	public function test_nothing_hostile_is_kept_and_nothing_live_changes(): void {
		$values = new Hostile_Values( self::SEED, array( 1, $this->page, 'page:1', 'site' ) );
		$this->undo_later( static fn() => mt_srand() ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Others are random again.
		$this->add_filter( 'pre_option_atelier_agents', static fn(): array => array( 'requests' => 1200, 'drafts' => 50 ) );
		$this->add_filter( 'query', fn( $sql ) => $this->noted( $sql ) );
		$before = Site_Digest::live();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- Warnings are what this looks for.
		set_error_handler( fn( int $level, string $message ): bool => (bool) ( $this->warnings[] = $message ), E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED );
		try {
			for ( $round = 0; $round < self::ROUNDS; ++$round ) {
				$this->attack( $values );
			}
		} finally {
			restore_error_handler();
		}
		$this->assertTrue( min( $this->counts ) > 10, implode( ' refused, ', $this->counts ) . ' accepted' );
		$this->assertSame( array(), array_unique( $this->warnings ) );
		$this->assertSame( array(), Site_Digest::difference( $before, Site_Digest::live() ) );
		$this->assertSame( array(), Site_Digest::kept_executables() );
	}

	/** @param mixed $sql */
	private function noted( $sql ): string {
		$outside = (string) preg_replace( "/'(?:[^'\\\\]|\\\\.|'')*'/s", "''", (string) $sql );
		if ( false !== strpos( $outside, Query_Log::MARKER ) ) {
			$this->warnings[] = "Part of a query: $outside";
		}
		return (string) $sql;
	}

	private function attack( Hostile_Values $values ): void {
		$draft   = $this->start( 'Round' );
		$changes = array();
		foreach ( $this->valid( $draft ) as $change ) {
			for ( $field = Hostile_Values::random( 1 ); $field >= 0; --$field ) {
				$name            = Hostile_Values::one_of( array_keys( $change ) );
				$change[ $name ] = Hostile_Values::random( 2 ) > 0 ? $values->text() : $values->wrong_type();
			}
			$changes[] = $change;
		}
		foreach ( $this->propose( $draft, $changes ) as $result ) {
			++$this->counts[ (int) $result['accepted'] ];
			$this->assertTrue( $result['accepted'] || mb_strlen( $result['message'] ) > 10, 'each is refused with a sentence' );
		}
		$this->assertSame( array(), Executables::in( Change_Reasons::of( $draft ) ) );
		$this->assertContains( $this->ask( 'read-record', array( 'record' => $values->text(), 'draft' => $draft ) )->get_status(), array( 200, 400, 404 ) );
		$this->assertContains( $this->ask( 'find-records', array( 'type' => 'page', 'search' => $values->text() ) )->get_status(), array( 200, 400 ) );
	}

	/** @return list<array<string, mixed>> A change of each kind. */
	private function valid( int $draft ): array {
		$style = array( 'op' => 'set-style', 'record' => $this->styles_key(), 'path' => 'styles.elements.h5.color.text', 'hash' => 'none', 'value' => '#123456', 'reason' => 'x' );
		return array(
			$this->good(),
			$this->change( 'replace-block', '1', array( 'markup' => self::paragraph( 'x' ) ), '', $draft ),
			$this->change( 'set-attribute', '2', array( 'name' => 'height', 'value' => '8px' ), '', $draft ),
			$this->change( 'add-menu-item', '0', array( 'where' => 'after', 'label' => 'x', 'url' => '/x' ), "wp_navigation:$this->menu" ),
			array( 'op' => 'set-property', 'record' => "page:$this->page", 'name' => 'title', 'hash' => $this->hash_of_title(), 'value' => 'New', 'reason' => 'x' ),
			$style,
			array( 'op' => 'add-preset', 'record' => $this->styles_key(), 'kind' => 'color', 'slug' => 'planted', 'title' => 'New', 'value' => '#123456', 'reason' => 'x' ),
			array( 'op' => 'create-record', 'type' => 'page', 'title' => 'New', 'markup' => self::paragraph( 'x' ), 'reason' => 'x' ),
			array( 'op' => 'create-record', 'type' => 'wp_template_part', 'title' => 'New', 'slug' => 'new', 'reason' => 'x' ),
		);
	}

	private function hash_of_title(): string {
		return array_column( $this->answer( 'read-record', array( 'record' => "page:$this->page" ) )['properties'], 'hash', 'name' )['title'];
	}
}
