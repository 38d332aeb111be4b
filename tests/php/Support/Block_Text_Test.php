<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Support;

use Atelier\Support\Block_Text;
use Atelier\Tests\Test_Case;

final class Block_Text_Test extends Test_Case {
	/** @return array<string, list<mixed>> */
	public function cases_tells_what_a_server_cannot_bear(): array {
		$group = '<!-- wp:group {"layout":{"type":"flex"}} --><div>';
		$end   = '</div><!-- /wp:group -->';
		return array(
			'nothing'                              => array( '', false ),
			'words'                                => array( '<p>Words</p>', false ),
			'a block'                              => array( $group . $end, false ),
			'500 blocks inside of each other'      => array( str_repeat( $group, 500 ) . str_repeat( $end, 500 ), false ),
			'ten that never end'                   => array( str_repeat( $group, 10 ), false ),
			'eleven that never end'                => array( str_repeat( $group, 11 ), true ),
			'eleven without attributes'            => array( str_repeat( '<!-- wp:a/b -->', 11 ), true ),
			'as many that are blocks by themselves' => array( str_repeat( '<!-- wp:spacer {"height":"1px"} /-->', 500 ), false ),
			'what only looks like ends'            => array( str_repeat( $group, 11 ) . str_repeat( '/--> <!-- /wp -->', 50 ), true ),
			'ends inside of attributes'            => array( str_repeat( '<!-- wp:a {"b":"<!-- /wp:a -->"} -->', 11 ), true ),
			'ends too many'                        => array( str_repeat( $end, 500 ), false ),
			'a few before much text'               => array( str_repeat( $group, 5 ) . str_repeat( 'Words ', 100000 ), true ),
			'bytes that are no text'               => array( "\xff\xfe" . str_repeat( $group, 11 ) . "\x00", true ),
		);
	}

	public function test_tells_what_a_server_cannot_bear( string $text, bool $is_unbearable ): void {
		$this->same( $is_unbearable, ( new Block_Text( $text ) )->is_unbearable() );
	}

	public function test_ends_what_never_ends(): void {
		$text   = str_repeat( '<!-- wp:group -->', 3 ) . '<p>Words</p>';
		$closed = ( new Block_Text( $text ) )->closed();
		$this->same( 1, count( parse_blocks( $closed ) ) );
		$this->same( false, ( new Block_Text( $closed ) )->is_unbearable() );
		$this->same( $closed, ( new Block_Text( $closed ) )->closed(), 'what is closed stays' );
	}
}
