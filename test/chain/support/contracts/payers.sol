// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface Token {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

struct Payment {
    address from;
    address to;
    uint256 value;
}

/// Moves what others have approved, several payments in one transaction.
contract Cashier {
    function pay(Token token, Payment[] calldata payments) public {
        for (uint256 i = 0; i < payments.length; i++) {
            token.transferFrom(payments[i].from, payments[i].to, payments[i].value);
        }
    }

    function payAndRevert(Token token, Payment[] calldata payments) external {
        pay(token, payments);
        revert("changed my mind");
    }
}

/// Writes any log at all, such as a Transfer that never was.
contract Forger {
    function write(bytes32[] calldata topics, bytes calldata data) external {
        bytes memory copy = data;
        assembly {
            let start := add(copy, 32)
            let length := mload(copy)
            let first := topics.offset
            switch topics.length
            case 0 { log0(start, length) }
            case 1 { log1(start, length, calldataload(first)) }
            case 2 { log2(start, length, calldataload(first), calldataload(add(first, 32))) }
            case 3 {
                log3(start, length, calldataload(first), calldataload(add(first, 32)), calldataload(add(first, 64)))
            }
            case 4 {
                log4(
                    start,
                    length,
                    calldataload(first),
                    calldataload(add(first, 32)),
                    calldataload(add(first, 64)),
                    calldataload(add(first, 96))
                )
            }
        }
    }
}
